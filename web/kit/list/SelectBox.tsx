import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  /** What it selects, for screen readers. */
  label: string;
  /** `some`: a part of what it stands for. */
  checked: boolean | 'some';
  /** `range`: Shift was held. */
  onToggle: (range: boolean) => void;
}

/** The box that selects a row, or a page of rows. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'some';
  }, [checked]);
  return (
    <label
      className="select-box"
      // Shift and a click select a range, not the text between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        // A click tells whether Shift was held; a change does not.
        onChange={() => undefined}
        onClick={(event) => onToggle(event.shiftKey)}
      />
    </label>
  );
}
