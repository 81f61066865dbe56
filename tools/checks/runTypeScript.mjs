import './requireNode.mjs';

/** Loads a TypeScript file and runs its `main`. All TypeScript programs start through this function. */
export async function runTypeScript(file) {
  const { register } = await import('tsx/esm/api').catch(() => {
    console.error('The dependencies are not installed yet. Run "npm ci" first.');
    process.exit(1);
  });
  register();
  const { main } = await import(file);
  await main(process.argv.slice(2));
}
