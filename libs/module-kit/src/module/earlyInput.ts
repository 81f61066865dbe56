type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entered {
  control: Control;
  name: string;
  value: string;
  checked: boolean;
  selected?: Selection;
}

/** The cursor or the selected part of a text. */
type Selection = [start: number, end: number];

/**
 * Values that a person entered into a composed page before its code arrived, the field with the cursor, and the last
 * press if it was on a button.
 */
export interface EarlyInput {
  entered: readonly Entered[];
  focused?: { control: Control; name: string };
  /** A button, and its position among the buttons, which finds the same one after a new render. */
  pressed?: { button: HTMLButtonElement; position: number };
}

/**
 * Follows input into a page's markup until the page's code has rendered, whether it hydrates or replaces the markup: a
 * removed control still holds its value. Call it when React gets the element: presses after that reach React.
 * @returns reads the input once, just before React sets the values of the controls
 */
export function followEarlyInput(element: HTMLElement): () => EarlyInput {
  const controls = namedControls(element);
  const pressed = takePress(element);
  let focused = controls.find(({ control }) => control === document.activeElement);
  const notice = ({ target }: Event) => void (focused = controls.find(({ control }) => control === target));
  element.addEventListener('focusin', notice);
  return () => {
    element.removeEventListener('focusin', notice);
    const entered = controls
      .filter(({ control }) => wasTouched(control))
      .map(({ control, name }) => ({
        control,
        name,
        value: control.value,
        checked: control instanceof HTMLInputElement && control.checked,
        selected: selectionOf(control),
      }));
    return { entered, ...(focused ? { focused } : {}), ...(pressed ? { pressed } : {}) };
  };
}

/** The last press, which the page's first script has noticed. Only one page takes it. */
function takePress(element: HTMLElement): EarlyInput['pressed'] {
  const page = window as { pressedLast?: Element | null };
  const buttons = [...element.querySelectorAll('button')];
  const position = buttons.findIndex((button) => button === page.pressedLast);
  const button = buttons[position];
  if (!button) return undefined;
  page.pressedLast = null;
  return { button, position };
}

/** Enters it again, so that the page's handlers run, and restores the cursor. */
export function repeatEarlyInput({ entered, focused, pressed }: EarlyInput, element: HTMLElement): void {
  const rendered = new Map(namedControls(element).map(({ name, control }) => [name, control]));
  const now = ({ control, name }: { control: Control; name: string }) =>
    control.isConnected ? control : rendered.get(name);
  for (const entry of entered) {
    const control = now(entry);
    if (control) enter(control, entry);
  }
  if (pressed) {
    const { button, position } = pressed;
    (button.isConnected ? button : element.querySelectorAll('button')[position])?.click();
  }
  if (!focused || focused.control.isConnected || document.activeElement !== document.body) return;
  const control = now(focused);
  control?.focus();
  const selected = selectionOf(focused.control);
  if (control && selected) select(control, selected);
}

function enter(control: Control, { value, checked, selected }: Entered): void {
  if (control instanceof HTMLInputElement && isTicked(control)) {
    if (control.checked !== checked) control.click();
    return;
  }
  // React ignores events with the value that it has seen last, which it tracks on the element's own property.
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  if (selected && control === document.activeElement) select(control, selected);
}

/** Lists have none, and some inputs, such as email, do not expose it. */
function selectionOf(control: Control): Selection | undefined {
  if (control instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd } = control;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

function select(control: Control, selection: Selection): void {
  if (!(control instanceof HTMLSelectElement)) control.setSelectionRange(...selection);
}

/** The controls of a page, each with a name that finds it again after a new render. */
function namedControls(element: HTMLElement): { control: Control; name: string }[] {
  const seen = new Map<string, number>();
  return [...element.querySelectorAll<Control>('input, textarea, select')].map((control) => {
    const kind = `${control.type} ${control.name}`;
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return { control, name: `${kind} ${count}` };
  });
}

function wasTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndexOf(control);
  if (control instanceof HTMLInputElement && isTicked(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function defaultIndexOf({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
}

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
