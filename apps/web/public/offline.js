// The saved language, else the browser's; the other one hides.
let language;
try {
  language = localStorage.getItem('language');
} catch {
  // A browser that keeps nothing says its own.
}
if (language !== 'pt_BR' && language !== 'en') language = navigator.language.toLowerCase().startsWith('pt') ? 'pt_BR' : 'en';
document.documentElement.lang = language === 'pt_BR' ? 'pt-BR' : 'en';
for (const part of document.querySelectorAll('[data-language]')) part.hidden = part.dataset.language !== language;
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
