declare module 'members' {
  import type { LifeCycles } from 'single-spa';
  const lifecycles: LifeCycles;
  export = lifecycles;
}
