// The saved language, else the browser's; the other one hides.
let language;
try {
  language = localStorage.getItem('language');
} catch {
  // A browser that keeps nothing says its own.
}
if (language !== 'pt_BR' && language !== 'en')
  language = navigator.language.toLowerCase().startsWith('pt') ? 'pt_BR' : 'en';
document.documentElement.lang = language === 'pt_BR' ? 'pt-BR' : 'en';
for (const part of document.querySelectorAll('[data-language]')) part.hidden = part.dataset.language !== language;
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload());

/** The browser's word that it is online says nothing of our server: the page comes back once that answers. */
const lookAgainMs = 3_000;
let timer;
async function look() {
  clearTimeout(timer);
  const answer = await fetch('/api/ready', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else timer = setTimeout(look, lookAgainMs);
}
addEventListener('online', look);
look();
