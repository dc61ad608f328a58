/** A page of one column of plain letters, enough for a licence that says that there is nothing to license. */
export function proofPage(lines: readonly string[]): string {
  const text = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 16 TL 60 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let page = '%PDF-1.4\n';
  const places = objects.map((object, number) => {
    const place = page.length;
    page += `${number + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const index = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${page}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${index}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${page.length}\n%%EOF\n`;
}
