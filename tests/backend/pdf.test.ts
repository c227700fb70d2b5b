import { describe, expect, it } from 'vitest';
import { isolated, plain } from '../../backend/pdf/clean.ts';
import { loadFaces } from '../../backend/pdf/fonts.ts';
import { paragraphOf, visualRuns } from '../../backend/pdf/paragraph.ts';
import { openSheet, style } from '../../backend/pdf/sheet.ts';
import { writeTable } from '../../backend/pdf/table.ts';
import { textSetter } from '../../backend/pdf/text.ts';

/** Returns the printed characters from left to right, read back from the cells that are drawn. */
async function seen(text: string): Promise<string> {
  const { faces } = await loadFaces({ regular: [text], bold: [] });
  const paragraph = paragraphOf(text, faces, 'regular');
  return visualRuns(paragraph, 0, paragraph.text.length)
    .flatMap(({ face, text: run, isRtl }) => face.shape(run, isRtl).cells.map((cell) => cell.text))
    .join('');
}

describe('lines that mix directions', () => {
  it.each([
    ['a Hebrew word in English', 'Test שלום end', 'Test םולש end'],
    ['English in a Hebrew line', 'שלום Test סוף', 'ףוס Test םולש'],
    ['figures in a Hebrew line', 'ערכה של 25 מל', 'למ 25 לש הכרע'],
    // The shapes are mirrored, the letters are as typed: a reader copies them so.
    ['brackets in a Hebrew line', 'בית (חיפה) 7', '7 )הפיח( תיב'],
    ['a comma between Hebrew words', 'אחת, שתיים', 'םייתש ,תחא'],
    ['Arabic figures', 'عدد ١٢٣', '١٢٣ ددع'],
    ['Persian figures', 'عدد ۱۲۳', '۱۲۳ ددع'],
    ['an order number behind a Hebrew name that keeps to itself', `${isolated('שלום')} 10001`, 'םולש 10001'],
    ['lam with alef, named as it stands', 'الأفق', 'قفألا'],
    ['letters outside the basic plane that read from right to left', '𞤀𞤣𞤤 abc', 'abc 𞤤𞤣𞤀'],
  ])('%s', async (_case, logical, visual) => {
    expect(await seen(logical)).toBe(visual);
  });

  it('cannot be reordered by control characters in a name', () => {
    expect(plain('invoice\u202efdp.exe\u2066')).toBe('invoicefdp.exe');
    expect(plain(' a\r\n\tb\u0000c ')).toBe('a b c');
  });
});

describe('columns', async () => {
  const wide = ['W'.repeat(100), 'لا'.repeat(60), `${'a'.repeat(30)} ${'b'.repeat(30)}`];
  const chinese = '上海医药有限公司（北京）主治医师。';
  const thai = 'กระทรวงสาธารณสุข กรุงเทพมหานคร';
  const set = textSetter((await loadFaces({ regular: [...wide, chinese, thai], bold: [] })).faces);
  const look = style(8);
  const textOf = ({ runs }: ReturnType<typeof set.fit>) => runs.map((run) => run.text).join('');

  it('break between words, after hyphens, and in words that are too long', () => {
    expect(set.wrap('one two three four', look, 42).map(textOf)).toEqual(['one two', 'three four']);
    expect(set.wrap('LAB-PCR-PLASMO-96', look, 44).map(textOf)).toEqual(['LAB-PCR-', 'PLASMO-96']);
    for (const text of wide) {
      const lines = set.wrap(text, look, 50);
      expect(lines.length).toBeGreaterThan(2);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(50.5);
    }
  });

  it('break between words where a script sets no spaces, and never before a stop or after a bracket', () => {
    const lines = set.wrap(chinese, look, 40).map(textOf);
    expect(lines.join('')).toBe(chinese);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).not.toMatch(/^[。）]|（$/u);
    const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(thai)].map(({ index }) => index);
    let at = 0;
    for (const line of set.wrap(thai, look, 60).map(textOf)) {
      expect(words).toContain(thai.indexOf(line, at));
      at += line.length;
    }
  });

  it('shrink numbers that are too wide, and leave others unchanged', () => {
    expect(set.fit('1,234.50', look, 60).style.size).toBe(8);
    const { width, style: shrunk } = set.fit('99,999,999,999,999,999.99', look, 60);
    expect(shrunk.size).toBeLessThan(8);
    expect(width).toBeCloseTo(60, 3);
  });

  it('use digits of equal width, so that numbers align', () => {
    const widths = new Set(Array.from('0123456789', (digit) => set.fit(digit, look, 60).width));
    expect(widths.size).toBe(1);
  });
});

describe('a table', () => {
  const furniture = {
    title: 'T',
    author: 'A',
    runningHead: 'T',
    foot: 'T',
    draft: null,
    now: new Date(0),
  };

  it('is never separated from its heading, nor its last row from the content below it', async () => {
    const { faces } = await loadFaces({ regular: [], bold: [] });
    const sheet = openSheet(furniture, faces, new AbortController().signal);
    const headings: number[] = [];
    const firstRows: number[] = [];
    const draw = sheet.draw.bind(sheet);
    sheet.draw = (lines, at) => {
      const text = lines.map(({ runs }) => runs.map((run) => run.text).join('')).join(' ');
      if (text === 'Items') headings.push(at.y);
      if (text === 'Row 1 and more') firstRows.push(at.y);
      draw(lines, at);
    };
    for (let rows = 1; rows <= 60; rows += 1) {
      const lines = Array.from({ length: rows }, (_, at) => [{ text: `Row ${at + 1}`, below: ['and', 'more'] }]);
      await writeTable(sheet, [{ title: 'Name' }], lines, { heading: 'Items', follows: 60 });
      expect(sheet.room()).toBeGreaterThanOrEqual(60);
      sheet.y += 10;
    }
    expect(firstRows).toHaveLength(60);
    for (const [at, y] of firstRows.entries()) expect(y).toBeGreaterThan(headings[at] ?? y);
  });
});
