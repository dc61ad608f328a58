/** A number pasted or filled in with the country's code loses it: the field holds area code and number. */
export function withoutCountry(given: string): string {
  const digits = given.replace(/\D/g, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : given;
}

/** `+5511987654321`, as it is kept, the way people write it: (11) 98765-4321. */
export function phoneText(kept: string | null): string {
  const digits = withoutCountry(kept ?? '').replace(/\D/g, '');
  const [, area, start, end] = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  return area === undefined ? (kept ?? '') : `(${area}) ${start}-${end}`;
}
