import { type DragEvent, useState } from 'react';

/** Makes an element a drop target for files: spread `target` on it. `over` is true while files are dragged over it. */
export function useFileDrop(onFiles: (files: readonly [File, ...File[]]) => void) {
  const [over, setOver] = useState(false);
  const drag = (entering: boolean) => (event: DragEvent) => {
    // Dragged content may also be text of the page.
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
