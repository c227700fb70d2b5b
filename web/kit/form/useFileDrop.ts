import { type DragEvent, useState } from 'react';

/** Lets files be dropped on an element: put `target` on it. `over` while some are held above it. */
export function useFileDrop(onFiles: (files: readonly [File, ...File[]]) => void) {
  const [over, setOver] = useState(false);
  const drag = (entering: boolean) => (event: DragEvent) => {
    // What is dragged may as well be text of the page.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(entering);
  };
  const onDrop = (event: DragEvent) => {
    const [first, ...others] = event.dataTransfer.files;
    drag(false)(event);
    if (first) onFiles([first, ...others]);
  };
  return { over, target: { onDragEnter: drag(true), onDragOver: drag(true), onDragLeave: drag(false), onDrop } };
}
