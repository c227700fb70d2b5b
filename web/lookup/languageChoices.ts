import { pageLanguages } from '../base/language.ts';
import { LANGUAGES } from '../generated/languages.ts';
import { fixedSource } from '../kit/form/choiceSource.ts';

/** The languages that may be chosen, each by its own name. */
export const languageChoices = fixedSource(pageLanguages().map((id) => ({ id, label: LANGUAGES[id].name })));

/** The names of a form's field of the language: none while only English is offered, since there is nothing to choose. */
export const LANGUAGE: readonly string[] = pageLanguages().length > 1 ? ['language'] : [];
