import sharp from 'sharp';

/** Creates a one-page PDF with lines of text (ISO 32000-1, 7.5), ASCII only. */
export function plainPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 14 Tf 20 TL 72 760 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + xref + trailer, 'latin1');
}

const svg = (width: number, height: number, shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`);

/** Draws a portrait: head and shoulders in front of a color. */
export function portrait(background: string, skin: string, clothes: string): Promise<Buffer> {
  const shapes = `<rect width="200" height="200" fill="${background}"/>
    <ellipse cx="100" cy="196" rx="72" ry="66" fill="${clothes}"/>
    <rect x="82" y="108" width="36" height="44" rx="16" fill="${skin}"/>
    <ellipse cx="100" cy="84" rx="40" ry="46" fill="${skin}"/>
    <path d="M58 84c-4-62 88-62 84 0 -8-26-22-34-42-34s-34 8-42 34z" fill="#2d2a32"/>`;
  return sharp(svg(200, 200, shapes))
    .resize(400, 400)
    .png()
    .toBuffer();
}

/** Draws an organization's logo: a sun over waves. */
export function mark(sun: string, water: string): Promise<Buffer> {
  const wave = (y: number) => `M20 ${y}c20-16 40-16 60 0s40 16 60 0 40-16 60 0`;
  const shapes = `<circle cx="110" cy="70" r="44" fill="${sun}"/>
    <path d="${wave(110)} ${wave(136)} ${wave(162)}" fill="none" stroke="${water}" stroke-width="14" stroke-linecap="round"/>`;
  return sharp(svg(220, 190, shapes))
    .resize(660, 570)
    .png()
    .toBuffer();
}

/** Draws cartons on a pallet, like a photo taken at a gate. */
export function cartons(tint: string): Promise<Buffer> {
  const carton = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="96" height="72" fill="${tint}" stroke="#6b4f2a" stroke-width="3"/>
     <path d="M${x + 40} ${y}h16v72h-16z" fill="#e8d9b5"/>`;
  const stack = [60, 160, 260].flatMap((x) => [80, 156].map((y) => carton(x, y))).join('');
  const shapes = `<rect width="420" height="300" fill="#cfd6dc"/><rect y="240" width="420" height="60" fill="#9aa3aa"/>
    ${stack}<rect x="44" y="230" width="330" height="16" fill="#8a6a3b"/>`;
  return sharp(svg(420, 300, shapes))
    .resize(1260, 900)
    .jpeg({ quality: 80 })
    .toBuffer();
}
