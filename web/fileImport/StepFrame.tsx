import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { addresses } from '../base/addresses.ts';
import { RecordHeader } from '../kit/record/RecordHeader.tsx';
import { Steps } from '../kit/ui/Steps.tsx';
import { type FileImport, fileAddress, isOpen } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';

/** A step of an import. */
export type StepName = 'file' | 'columns' | 'preview' | 'done';

interface StepFrameProps {
  title: string;
  at: StepName;
  /** The import, once its file is there. */
  of?: FileImport;
  /** What stands right after the title, and under it. */
  badges?: ReactNode;
  facts?: ReactNode;
  /** The buttons at the end of the title's line, in place of the steps. */
  actions?: ReactNode;
  /** Whether the content fills the window, and scrolls in a box of its own. */
  isFilled?: boolean;
  /** The foot, which stays in view: what is to be known, and the buttons. */
  foot?: { note: ReactNode; buttons: ReactNode };
  children: ReactNode;
}

/** The page of a step: the file's name and the steps above, the buttons below. */
export function StepFrame(props: StepFrameProps) {
  const { title, at, of, badges, facts, actions, isFilled = false, foot, children } = props;
  const fill = isFilled ? { maxH: { md: 'max(100%, 800px)' } } : {};
  return (
    <Flex direction="column" minH="full" px={{ base: '4', md: '5' }} {...fill}>
      <RecordHeader
        title={title}
        badges={badges}
        wraps
        actions={actions ?? <Steps label={messages.steps.label} steps={stepsOf(of)} at={at} isDone={at === 'done'} />}
      >
        {facts}
      </RecordHeader>
      {children}
      {foot && (
        <Flex
          position="sticky"
          bottom="0"
          zIndex="docked"
          mt="auto"
          mx={{ base: '-4', md: '-5' }}
          px={{ base: '4', md: '5' }}
          py="3"
          gap="3"
          align="center"
          justify="space-between"
          wrap="wrap"
          bg="bg"
          borderTopWidth="1px"
          borderColor="border"
        >
          <Text as="div" color="fg.muted" minW="0" _empty={{ display: 'none' }}>
            {foot.note}
          </Text>
          <Flex gap="2.5" align="center" wrap="wrap" ms="auto">
            {foot.buttons}
          </Flex>
        </Flex>
      )}
    </Flex>
  );
}

/** Returns the steps, with the addresses of those that can be gone back to. */
function stepsOf(of: FileImport | undefined) {
  const files = of && fileAddress(of);
  return [
    { id: 'file', label: messages.steps.file, to: files ?? undefined },
    { id: 'columns', label: messages.steps.columns, to: of && isOpen(of) ? stepAddress(of, 'columns') : undefined },
    {
      id: 'preview',
      label: messages.steps.preview,
      to: of?.counts && isOpen(of) ? stepAddress(of, 'preview') : undefined,
    },
    { id: 'done', label: messages.steps.done },
  ];
}

/** Returns the address of a step of an import. @param rows the state of the rows that are shown */
export const stepAddress = ({ id }: { id: string }, step: StepName, rows?: string): string =>
  `${addresses.fileImport(id)}?step=${step}${rows === undefined ? '' : `&rows=${rows}`}`;

/** Content beside a panel, which is below it where there is no room. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 290px' }} flex="1">
      <Box minW="0" pe={{ base: '0', lg: '5' }} pb="5">
        {children}
      </Box>
      <Box
        as="aside"
        ps={{ base: '0', lg: '5' }}
        pb="5"
        borderStartWidth={{ base: '0', lg: '1px' }}
        borderTopWidth={{ base: '1px', lg: '0' }}
        borderColor="border"
      >
        {aside}
      </Box>
    </Box>
  );
}
