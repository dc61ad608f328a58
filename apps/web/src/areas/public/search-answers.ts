export interface Answer {
  key: string;
  question: string;
  answer: string;
}

/** Nobody types accents into a search box: "credito" finds "crédito", and the other way round. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word must be somewhere in the question or the answer. */
export function searchAnswers(answers: Answer[], search: string): Answer[] {
  const words = plainText(search)
    .split(/[\s.,;:!?]+/)
    .filter((word) => word !== '');
  return answers.filter(({ question, answer }) => {
    const text = plainText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
