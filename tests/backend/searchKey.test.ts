import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { found, marksIn, searchKey } from '../../backend/record/searchKey.ts';
import { describeOnBoth } from '../support/backend.ts';

/** Texts with every character that people type between letters, between digits, and alone. */
function texts(): string[] {
  const all: string[] = [];
  // Han and Hangul, whose characters are many and alike, are only sampled.
  for (let code = 1; code <= 0xffff; code += code < 0x3100 ? 1 : 53) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    all.push(`A${character}b 1${character}2 ${character}`);
  }
  return [...all, '', ' ', '%_\\', "O'Brien", 'PO-1024 Émile', 'HIV-1/2, 30 x 2 Tests', '\u{1F489} 5', '\u{1D400}'];
}

describeOnBoth('the searched form of a text', (backend) => {
  it('is the same in the database and in memory, for every character', async () => {
    const all = texts();
    const { rows } = await sql<{ key: string }>`
      select search_key(text) as key from unnest(${all}::text[]) with ordinality as given (text, place) order by place`.execute(
      backend().db,
    );
    const differing = all.filter((text, at) => searchKey(text) !== rows[at]?.key);
    expect(differing).toEqual([]);
  });
});

describe('a search in memory', () => {
  it.each([
    ['Émile Ångström', ' emile angstrom '],
    ['Straße Łódź Ærø', ' strasse lodz aero '],
    ['أَحْمَد مـحـمد إلى', ' احمد محمد الي '],
    ['٣٠٠٤٫٩٠', ' 3004 90 300490 '],
    ['PO 1024', ' po 1024 po1024 '],
    ['Sigma-Aldrich', ' sigma aldrich '],
    ['☃', ' ☃ '],
  ])('reads %s as %s', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });

  const names = [
    ...['Sigma methanol', 'Methanol 99 %', 'Émile Roux', 'HS 3004.90.9230', 'Hepatitis B', 'O’Brien'],
    ...['1.6 Explosives', '6.1 Toxic', 'Class 6.1'],
  ];
  it.each([
    ['methanol sigma', ['Sigma methanol'], false],
    ['EMILE', ['Émile Roux'], false],
    ['3004909230', ['HS 3004.90.9230'], false],
    ['3004 90', ['HS 3004.90.9230'], false],
    ['hs3004', ['HS 3004.90.9230'], false],
    ['b', ['Hepatitis B'], false],
    ['obrien', ['O’Brien'], false],
    // A short number is not its digits in any order.
    ['6.1', ['6.1 Toxic', 'Class 6.1'], false],
    ['6.1 tox', ['6.1 Toxic'], false],
    ['toxic 6.1', ['6.1 Toxic'], false],
    ['metanol', ['Sigma methanol', 'Methanol 99 %'], true],
    ['mehtanol', ['Sigma methanol', 'Methanol 99 %'], true],
    ['methanool', ['Sigma methanol', 'Methanol 99 %'], true],
    ['nethanol sigma', ['Sigma methanol'], true],
    // Four letters have no slip, and a number is another number.
    ['emlie', ['Émile Roux'], true],
    ['raux', [], false],
    ['3004909231', [], false],
  ])('finds by %s', (typed, items, similar) => {
    expect(found(names, searchKey, typed)).toEqual({ items, similar });
  });

  const marked = (text: string, typed: string, similar = false) =>
    marksIn(text, typed, similar).map(({ from, to }) => text.slice(from, to));
  it.each([
    ['Sigma methanol', 'methanol sig', ['Sig', 'methanol']],
    ['Émile et Émilie', 'emil', ['Émil', 'Émil']],
    ['3004.90.9230', '3004909', ['3004.90.9']],
    ['PO-1024', 'po 1024', ['PO-1024']],
    ['6.1 Toxic', '6.1', ['6.1']],
    ['Straße', 'strasse', ['Straße']],
    ['Tests for B', 'b', ['B']],
    ['Hepatitis', 'b', []],
    ['Ca rtest', 'cart', []],
  ])('marks in %s what %s found', (text, typed, marks) => {
    expect(marked(text, typed)).toEqual(marks);
  });

  it('marks a word that was found but for a slip', () => {
    expect(marked('Sigma Methanol 99 %', 'metanol', true)).toEqual(['Methanol']);
    expect(marked('Sigma Methanol 99 %', 'metanol')).toEqual([]);
  });
});
