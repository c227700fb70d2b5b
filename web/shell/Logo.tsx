import { chakra, Flex } from '@chakra-ui/react';
import Package from 'lucide-react/icons/package';
import { messages } from '../base/words.ts';

/** The product's mark and name. */
export function Logo({ nameHidden = false, size = 22 }: { nameHidden?: boolean; size?: number }) {
  return (
    <Flex align="center" gap="2.5">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        borderRadius="7px"
        bg="program.solid"
        color="program.contrast"
        css={{ width: `${size}px`, height: `${size}px` }}
        aria-hidden
      >
        <Package size={Math.round(size * 0.64)} />
      </chakra.span>
      <chakra.span fontWeight="semibold" css={{ fontSize: `${Math.round(size * 0.7)}px` }} srOnly={nameHidden}>
        {messages.product}
      </chakra.span>
    </Flex>
  );
}
