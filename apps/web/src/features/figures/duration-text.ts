/** 31 s, 5 min 48 s, 1 h 30 min: the same in both languages. From an hour on, seconds say nothing. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const parts = [
    { amount: hours, unit: 'h' },
    { amount: minutes, unit: 'min' },
    { amount: hours > 0 ? 0 : whole % 60, unit: 's' },
  ].filter(({ amount }) => amount > 0);
  return parts.length === 0 ? '0 s' : parts.map(({ amount, unit }) => `${amount} ${unit}`).join(' ');
}
