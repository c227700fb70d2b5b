import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { plain } from '../../backend/pdf/clean.ts';
import { loadFaces } from '../../backend/pdf/fonts.ts';
import { logicalRuns, paragraphOf } from '../../backend/pdf/paragraph.ts';
import { openSheet, style } from '../../backend/pdf/sheet.ts';
import { readPdf } from '../support/pdf.ts';

const samples: readonly [script: string, text: string][] = [
  ['Latin', 'Größe ½ µL — 5 °C Łódź Việt Nam Ệ ﬁrst office'],
  ['Greek', 'Ελληνικά ἄνθρωπος'],
  ['Cyrillic', 'Кириллица Ѓорѓи Қазақстан'],
  ['Arabic', 'محلول معالجة الجفاف الفموي لا إله الأفق'],
  ['Arabic of Urdu and Pashto', 'طبی سامان ڈاکٹر پښتو'],
  ['Hebrew with points', 'ערכה מהירה שָׁלוֹם'],
  ['Ethiopic', 'የኢትዮጵያ ሕዝብ ጤና ኢንስቲትዩት'],
  ['Devanagari', 'स्वास्थ्य मंत्रालय क्षत्रिय कीर्ति राष्ट्रीय'],
  ['Bengali', 'স্বাস্থ্য মন্ত্রণালয় পৌঁছেছে'],
  ['Tamil', 'சுகாதார அமைச்சகம் கொண்டு ஸ்ரீ'],
  ['Telugu', 'ఆరోగ్య మంత్రిత్వ శాఖ రాష్ట్రం'],
  ['Gujarati', 'આરોગ્ય મંત્રાલય શ્રી'],
  ['Gurmukhi', 'ਸਿਹਤ ਮੰਤਰਾਲਾ ਪੰਜਾਬ'],
  ['Kannada', 'ಆರೋಗ್ಯ ಸಚಿವಾಲಯ ಕ್ಷೇತ್ರ'],
  ['Malayalam', 'ആരോഗ്യ മന്ത്രാലയം അവന്‍'],
  ['Sinhala', 'සෞඛ්‍ය අමාත්‍යාංශය ශ්‍රී ලංකාව'],
  ['Odia', 'ସ୍ୱାସ୍ଥ୍ୟ ମନ୍ତ୍ରଣାଳୟ'],
  ['Thai', 'กระทรวงสาธารณสุข น้ำ ที่อยู่'],
  ['Lao', 'ກະຊວງສາທາລະນະສຸກ ນ້ຳ'],
  ['Khmer', 'ក្រសួងសុខាភិបាល ភ្នំពេញ ខ្ញុំ'],
  ['Burmese', 'ကျန်းမာရေးဝန်ကြီးဌာန သင်္ဘော'],
  ['Georgian', 'საქართველოს ჯანდაცვა'],
  ['Armenian', 'Հայաստանի Հանրապետություն'],
  ['Tibetan', 'བོད་ཀྱི་འཕྲོད་བསྟེན་ཁང་།'],
  ['simplified Chinese', '上海医药有限公司，北京市朝阳区建国路88号。'],
  ['traditional Chinese', '臺灣衛生福利部疾病管制署'],
  ['rare Chinese names', '堃喆㐂𠮷镕龘'],
  ['letters that only the last font has', 'ꀀꁜ ꚠ ℡'],
  ['Japanese', '厚生労働省デング熱検査キット'],
  ['Korean', '대한민국 보건복지부'],
  ['symbols', '→ ✓ ₣ € ☎ ∑ 𝒜 №'],
  ['emoji, joined and flagged', '👩‍🚀 🧪 🇪🇹 1️⃣'],
  ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
  ['N’Ko', 'ߒߞߏ'],
  ['Tifinagh', 'ⴰⵎⴰⵣⵉⵖ'],
  ['Thaana', 'ދިވެހި'],
  ['Rohingya', '𐴌𐴗𐴥𐴝'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ'],
  ['Cherokee', 'ᏣᎳᎩ'],
  ['letters with several marks', 'ḿ̃ ǻ'],
];
const furniture = {
  title: 'T',
  author: 'A',
  runningHead: '',
  foot: '',
  draft: null,
  now: new Date(0),
};

describe('every script', async () => {
  const texts = samples.map(([, text]) => plain(text));
  const { faces, missing } = await loadFaces({ regular: texts, bold: texts });

  it('has a font', () => {
    expect([...missing]).toEqual([]);
  });

  it.each(samples)('prints without a box for a missing glyph, in both weights: %s', (_script, text) => {
    for (const weight of ['regular', 'bold'] as const) {
      const paragraph = paragraphOf(plain(text), faces, weight);
      expect(paragraph.text).toBe(plain(text));
      for (const { face, text: run, isRtl } of logicalRuns(paragraph, 0, paragraph.text.length)) {
        const glyphs = face.shape(run, isRtl).cells.flatMap(({ parts }) => parts.map(({ glyph }) => glyph));
        expect(glyphs).not.toContain(0);
      }
    }
  });

  it('leaves the lines of tall letters more room, so that they do not touch, and others the same', () => {
    const { set } = openSheet(furniture, faces, new AbortController().signal);
    const height = (script: string) =>
      set.wrap(plain(new Map(samples).get(script) ?? ''), style(10), 400)[0]?.height ?? 0;
    const plainOne = height('Latin');
    expect(height('simplified Chinese')).toBe(plainOne);
    for (const script of ['Burmese', 'Tibetan', 'Khmer', 'Telugu']) expect(height(script)).toBeGreaterThan(plainOne);
  });

  // Readers built on pdf.js know only letters of the basic plane as right to left.
  const readable = samples.filter(([script]) => script !== 'Adlam' && script !== 'Rohingya');

  it.each(readable)('is read from the file as it was typed: %s', async (_script, text) => {
    const sheet = openSheet(furniture, faces, new AbortController().signal);
    sheet.draw(sheet.set.wrap(plain(text), style(9), 400), { x: 42, y: 60, width: 400 });
    const { text: read } = await readPdf(new Uint8Array(await buffer(sheet.finish())));
    // They also read compatibility characters as what they stand for.
    expect(read.trim().normalize('NFKC')).toBe(`${plain(text).normalize('NFKC')} Page 1 of 1`);
  });
});

describe('letters that no font has', () => {
  it.each([
    ['a hieroglyph', 'Gloves 𓀀', ['𓀀']],
    ['a letter of a private font', 'Gloves \ue000', ['\ue000']],
    ['a number that is no letter', 'Gloves \u{2fe00}', ['\u{2fe00}']],
    ['half of a pair', 'Gloves', []],
    ['joiners and selectors, which nobody sees', 'a\u200db\ufe0fc\u2060', []],
    ['two, named once each', '𓀀𓀁𓀀', ['𓀀', '𓀁']],
  ])('are named: %s', async (_case, text, expected) => {
    const { missing } = await loadFaces({ regular: [text], bold: [] });
    expect([...missing]).toEqual(expected);
  });
});
