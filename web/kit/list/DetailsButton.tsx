import { IconButton } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { rowLink } from './rows.ts';

interface DetailsButtonProps {
  label: string;
  open: boolean;
  controls: string;
  onToggle: () => void;
}

/** Opens and closes what stands under a row; arrows move between these buttons. */
export function DetailsButton({ label, open, controls, onToggle }: DetailsButtonProps) {
  return (
    <IconButton
      size="2xs"
      variant="ghost"
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      css={{ '& svg': { transform: open ? 'rotate(90deg)' : undefined, transition: 'transform 120ms' } }}
      {...rowLink}
    >
      <ChevronRight aria-hidden />
    </IconButton>
  );
}
