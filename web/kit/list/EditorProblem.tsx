import { Box } from '@chakra-ui/react';

interface EditorProblemProps {
  /** The element id by which the inputs name it as their error: `<Field.Root ids={{ errorText: id }}>`. */
  id: string;
  text: string | null;
}

/** The reason a filter's input does not take effect yet. */
export function EditorProblem({ id, text }: EditorProblemProps) {
  return (
    <Box id={id} role="status" color="fg.error" textStyle="xs" mt="1.5">
      {text}
    </Box>
  );
}
