/**
 * Applies the theme chosen in this browser, in any of its tabs; without one the page follows the system. If this ran
 * later, a visible page would flash when it turns dark.
 */
export function applyTheme(): void {
  apply();
  window.addEventListener('storage', apply);
}

function apply(): void {
  const { dataset } = document.documentElement;
  const theme = chosenTheme();
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
}

function chosenTheme(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    // Without storage there is no chosen theme.
    return null;
  }
}
