import { type DragEvent, useState } from 'react';

/** Lets files be dropped on an element: put `target` on it. `over` while one is held above it; of several the first counts. */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  const drag = (entering: boolean) => (event: DragEvent) => {
    // What is dragged may as well be text of the page.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(entering);
  };
  const onDrop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    drag(false)(event);
    if (file) onFile(file);
  };
  return { over, target: { onDragEnter: drag(true), onDragOver: drag(true), onDragLeave: drag(false), onDrop } };
}
