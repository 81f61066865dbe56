import { handle } from './handler.ts';

// The part of Deno that a hosted project runs functions with; elsewhere the handler is called directly.
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void;
  env: { toObject(): Record<string, string> };
};

Deno.serve((request) => handle(request, Deno.env.toObject()));
