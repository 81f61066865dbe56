// Replaces styled-components in the shell, which shares all names of a package: what only servers, themes and global styles
// need is left out. `npm run check` refuses the other names in modules.
export { css, keyframes, styled, styled as default } from 'styled-components/dist/styled-components.browser.esm.js';
