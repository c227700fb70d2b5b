import { Text } from '@chakra-ui/react';

/** What is good to know about the fields above it. */
export function FormHint({ children }: { children: string }) {
  return (
    <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {children}
    </Text>
  );
}
