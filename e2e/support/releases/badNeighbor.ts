import { container } from './freezing';

/** A release of Exercises that shows a title and leaves all its changes on the page. */
export const BAD_NEIGHBOR = container(`
  const kept = [];
  const mount = async ({ domElement }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1 { color: lime }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.body.style.background = 'red';
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }));
    document.cookie = 'seen=1';
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);
    window.fetch = () => Promise.reject(new Error('Only I may fetch.'));
    window.tomorrow = true;
    history.pushState({}, '', location.href);
    localStorage.setItem('view', localStorage.getItem('platform-session') ? 'person' : 'visitor');
    localStorage.removeItem('platform-session');
    kept.push(Array.from({ length: 300_000 }, (_, place) => ({ place })));
    domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Exercises of tomorrow' }));
  };
  return { init() {}, get: async () => () => ({ platformModule: { mount, unmount: async () => {} } }) };`);
