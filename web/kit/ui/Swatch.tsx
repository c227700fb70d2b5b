import { Box } from '@chakra-ui/react';

interface SwatchProps {
  /** Any CSS color. */
  color: string;
  size?: number;
}

/** A color as a small square. */
export function Swatch({ color, size = 9 }: SwatchProps) {
  return (
    <Box
      as="span"
      flexShrink={0}
      css={{ width: `${size}px`, height: `${size}px`, borderRadius: `${size / 3}px`, background: color }}
      aria-hidden
    />
  );
}
