import { Button, Flex } from '@chakra-ui/react';
import { chooseLanguage, pageLanguage, pageLanguages } from '../base/language.ts';
import { LANGUAGES } from '../generated/languages.ts';
import { messages } from './messages.ts';
import { keepTyped } from './typed.ts';

/**
 * The languages that are offered, each by its own name, always in view: who cannot read the page finds the way. What was typed
 * stays, but for passwords. Without an icon: those are a file of their own, which this first page does not need.
 */
export function LanguageChooser() {
  const offered = pageLanguages();
  return (
    <Flex as="nav" aria-label={messages.language} wrap="wrap" justify="center" align="center" gap="1">
      {offered.map((code) => (
        <Button
          key={code}
          lang={code}
          size="sm"
          variant={code === pageLanguage() ? 'subtle' : 'ghost'}
          colorPalette="gray"
          aria-current={code === pageLanguage() ? 'true' : undefined}
          onClick={() => {
            keepTyped();
            chooseLanguage(code);
          }}
        >
          {LANGUAGES[code].name}
        </Button>
      ))}
    </Flex>
  );
}
