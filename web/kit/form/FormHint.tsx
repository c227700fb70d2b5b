import { Text } from '@chakra-ui/react';

/** A hint about the fields above it. */
export function FormHint({ children }: { children: string }) {
  return (
    <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {children}
    </Text>
  );
}
