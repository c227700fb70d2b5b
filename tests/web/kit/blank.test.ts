import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { looksBlank, typedLine } from '../../../web/kit/form/blank.ts';
import { lineRule, requiredWhenRule, textRule } from '../../../web/kit/form/rules.ts';

const blanks = [
  '',
  ' ',
  '\u00a0',
  '\u3164',
  '\u2800',
  '\ufffc',
  '\u200b\u2060',
  '\u115f\u1160',
  '\u00ad',
  '\u{e0041}',
  '\ufe0f',
  '\u200e',
];

describe('a required text', () => {
  it.each(blanks)('is blank if it only looks blank: %j', async (text) => {
    expect(looksBlank(text)).toBe(true);
    for (const rule of [textRule(20, 'Name is required'), lineRule(20, 'Name is required')]) {
      await expect(rule.validate(text)).rejects.toThrow('Name is required');
    }
    const needed = requiredWhenRule(lineRule(20), 'Name is required', () => true);
    await expect(object({ name: needed }).validate({ name: text })).rejects.toThrow('Name is required');
  });

  it.each(['a', 'አ', '一', '👍', '0', '-', 'é'])('is not blank with %s in it', async (text) => {
    expect(looksBlank(` \u2060${text}`)).toBe(false);
    await expect(textRule(20, 'Name is required').validate(text)).resolves.toBe(text);
  });
});

it.each([
  ['abc\u202edef', 'abcdef'],
  ['\u2066x\u2069', 'x'],
  ['שלום', 'שלום'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('an input of one line takes %j as %j', (pasted, taken) => expect(typedLine(pasted)).toBe(taken));
