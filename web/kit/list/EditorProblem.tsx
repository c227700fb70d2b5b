import { Box } from '@chakra-ui/react';

/** The reason a filter's input does not take effect yet. */
export function EditorProblem({ text }: { text: string | null }) {
  return (
    <Box role="status" color="fg.error" textStyle="xs" mt="1.5">
      {text}
    </Box>
  );
}
