import { messages } from './messages.ts';

type Words = typeof messages.refused;

/** Why a file is not read. */
export type RefusalCode = keyof Words;

/** What the words of a refusal are about, such as the name of a sheet and a limit. */
type Values<Code extends RefusalCode> = Words[Code] extends (...values: infer Given) => string ? Given : [];

/** A refusal as it goes from one process to another, which may have another language. */
export type Refusal = { readonly [Code in RefusalCode]: { code: Code; values: Values<Code> } }[RefusalCode];

/** A file that is no table which can be read. The message is for users, in the language of the work. */
export class TableFileRejection extends Error {
  override name = 'TableFileRejection';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(inWords(refusal));
    this.refusal = refusal;
  }
}

/** Returns a rejection of a file. @param values what its words are about */
export function rejection<Code extends RefusalCode>(code: Code, ...values: Values<Code>): TableFileRejection {
  // A code and the values of its own words.
  return new TableFileRejection({ code, values } as unknown as Refusal);
}

function inWords({ code, values }: Refusal): string {
  const words: string | ((...values: never[]) => string) = messages.refused[code];
  return typeof words === 'string' ? words : words(...(values as never[]));
}
