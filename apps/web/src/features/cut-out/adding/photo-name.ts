/** What has no name of its own gets one that sorts and can be told apart: `foto-2026-11-15-134502.jpg`. */
export function photoName(at: Date, type = 'image/jpeg'): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('');
  const ending = type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'jpg';
  return `foto-${day}-${time}.${ending}`;
}
