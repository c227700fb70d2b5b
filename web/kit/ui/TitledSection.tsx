import { Box, type BoxProps, Heading } from '@chakra-ui/react';

/** A part of a page under its heading, which also names it; with a box's properties for the space around it. */
export function TitledSection({ title, children, ...props }: BoxProps & { title: string }) {
  return (
    <Box as="section" aria-label={title} minW="0" {...props}>
      <Heading as="h2" textStyle="sm" fontWeight="semibold" mb="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
