import { pageLanguages } from '../base/language.ts';
import { LANGUAGES } from '../generated/languages.ts';
import { fixedSource } from '../kit/form/choiceSource.ts';

/** The languages that a person may choose, each by its own name. */
export const languageChoices = fixedSource(pageLanguages().map((id) => ({ id, label: LANGUAGES[id].name })));
