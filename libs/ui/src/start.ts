// What the shell has at once, for itself and for modules: a page that needs nothing else loads nothing else. Each name is
// one of index.ts, where modules import it; the build finds it here (tools/bundler/federation/startParts.mjs).
export { media } from './tokens/breakpoint';
export { focusOnColor } from './tokens/focusOnColor';
export { token } from './tokens/token';
export { Container, Stack } from './layout/flow';
export { VisuallyHidden } from './layout/hidden';
export { Button } from './forms/buttons/Button';
export { IconButton } from './forms/buttons/IconButton';
export { loadForms } from './forms/lazyForms';
export { Badge } from './display/Badge';
export { Card } from './display/cards/Card';
export { LinkCard } from './display/cards/LinkCard';
export { Alert } from './feedback/Alert';
export { dismissToast, toast } from './feedback/toast';
export { Dialog } from './overlays/modal/Dialog';
export { onDemand } from './onDemand';
export { Wordmark } from './brandmark/Logo';
