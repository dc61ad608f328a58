// Runs before the first paint, so that nobody sees a flash of the other theme or of the other language, and nobody with
// a session the page of a stranger. A separate file because the content security policy refuses inline scripts.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; /* storage blocked by the browser */
    }
  };
  const page = document.documentElement;
  const theme = read('theme');
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.dataset.theme = theme === 'dark' || theme === 'light' ? theme : systemTheme;
  const language = read('language') ?? navigator.language;
  page.lang = language.toLowerCase().startsWith('pt') ? 'pt-BR' : 'en';
  if (read('user') !== null) page.dataset.user = 'stored';
})();
