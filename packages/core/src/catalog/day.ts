const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day in São Paulo, YYYY-MM-DD: licences end with it, and a view counts once in it. */
export function dayOf(moment: Date): string {
  return calendar.format(moment);
}
