import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  /** The name of the row or page to select, for screen readers. */
  label: string;
  /** `some`: only part of a page is selected. */
  checked: boolean | 'some';
  /** Toggles the selection; `range` if Shift was held. */
  onToggle: (range: boolean) => void;
}

/** The checkbox that selects a row or a page of rows. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'some';
  }, [checked]);
  return (
    <label
      className="select-box"
      // A Shift click selects a range of rows, not the text between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        // Only the click event has `shiftKey`.
        onChange={() => undefined}
        onClick={(event) => onToggle(event.shiftKey)}
      />
    </label>
  );
}
