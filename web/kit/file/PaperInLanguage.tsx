import { type ReactNode, useState } from 'react';
import { pageLanguages } from '../../base/language.ts';
import { ENGLISH, type Language } from '../../generated/languages.ts';
import { PaperLanguageDialog } from './PaperLanguageDialog.tsx';

interface PaperInLanguageProps {
  /** What is downloaded, as the action that began it. */
  title: string;
  onClose: () => void;
  /** Downloads the paper in a language. */
  children: (language: Language) => ReactNode;
}

/** Asks in which language a paper is printed, if there is a choice, and goes on in it. */
export function PaperInLanguage({ title, onClose, children }: PaperInLanguageProps) {
  const [language, setLanguage] = useState<Language | null>(pageLanguages().length > 1 ? null : ENGLISH);
  if (language) return children(language);
  return <PaperLanguageDialog title={title} onChoose={setLanguage} onClose={onClose} />;
}

/** Returns the address of a paper whose words are in a language. */
export const addressIn = (language: Language, url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}language=${language}`;
