import { chakra, Flex, HStack } from '@chakra-ui/react';
import { Keys } from '../ui/Keys.tsx';
import { gridMessages as messages } from './messages.ts';

/** The foot of a grid: the last message, the keys, and whether a draft is saved. */
export function GridKeys({ said, kept }: { said: string; kept: boolean }) {
  return (
    <Flex
      align="center"
      gap="4"
      px={{ base: '4', md: '5' }}
      py="2"
      minH="42px"
      borderTopWidth="1px"
      borderColor="border"
      textStyle="xs"
      color="fg.muted"
    >
      {said === '' && (
        <HStack columnGap="4" rowGap="1" wrap="wrap" hideBelow="xl" whiteSpace="nowrap">
          {messages.keys.map(({ keys, what }) => (
            <HStack key={what} gap="1.5" as="span">
              <Keys keys={keys} />
              {what}
            </HStack>
          ))}
        </HStack>
      )}
      <chakra.span role="status" color="fg" fontWeight="medium">
        {said}
      </chakra.span>
      <chakra.span ms="auto" whiteSpace="nowrap">
        {kept ? messages.draftKept : messages.allSaved}
      </chakra.span>
    </Flex>
  );
}
