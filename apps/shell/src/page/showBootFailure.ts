/**
 * Shows that the platform itself could not start. Runs when nothing else of the shell can be relied on, so it uses
 * neither React nor the design system, only the page's own stylesheet.
 */
export function showBootFailure(error: unknown): void {
  console.error(error);
  const section = document.createElement('section');
  section.className = 'boot-failure';
  section.setAttribute('role', 'alert');

  const heading = document.createElement('h1');
  heading.textContent = 'Unexpected Application Error!';
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload the page';
  reload.addEventListener('click', () => window.location.reload());

  section.append(heading, reason, reload);
  (document.getElementById('content') ?? document.body).replaceChildren(section);
}
