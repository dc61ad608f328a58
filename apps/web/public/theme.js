// Runs before the first paint, so that nobody sees a flash of the other theme. A separate file because the content security policy refuses inline scripts.
const savedTheme = (() => {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null; /* storage blocked by the browser */
  }
})();
document.documentElement.dataset.theme =
  savedTheme === 'dark' || savedTheme === 'light'
    ? savedTheme
    : matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';
