// Answers for module teams about a page. The shell fetches this code when a person opens the devtools.
export { DevtoolsPanel } from './DevtoolsPanel';
export { type PageError } from './ErrorList';
export { type PageModule } from './moduleRows';
export { type SharedPackage } from './SharedPackages';
