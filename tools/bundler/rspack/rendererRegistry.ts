// First script of the development shell, before react-dom. React refresh finds renderers through the hook of React's
// DevTools; without the extension, nothing remembers them, and a module that arrives later with its own copy of the
// refresh runtime would find none and never repaint.

interface DevToolsHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevToolsHook };

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

export {};
