import { Button, Text, VStack } from '@chakra-ui/react';
import { useId } from 'react';
import { pageLanguages } from '../../base/language.ts';
import { messages } from '../../base/words.ts';
import { LANGUAGES, type Language } from '../../generated/languages.ts';
import { AppDialog } from '../ui/Dialog.tsx';
import { paperMessages } from './paperMessages.ts';

interface PaperLanguageDialogProps {
  /** What is downloaded, as the action that began it. */
  title: string;
  onChoose: (language: Language) => void;
  onClose: () => void;
}

/** Asks in which language a paper is printed: whoever gets it may read another one than who prints it. */
export function PaperLanguageDialog({ title, onChoose, onClose }: PaperLanguageDialogProps) {
  const question = useId();
  return (
    <AppDialog
      title={title}
      open
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {messages.cancel}
        </Button>
      }
    >
      <Text id={question} mb="3">
        {paperMessages.language}
      </Text>
      <VStack role="group" aria-labelledby={question} align="stretch" gap="2">
        {pageLanguages().map((code) => (
          <Button key={code} lang={code} variant="outline" justifyContent="flex-start" onClick={() => onChoose(code)}>
            {LANGUAGES[code].name}
          </Button>
        ))}
      </VStack>
    </AppDialog>
  );
}
