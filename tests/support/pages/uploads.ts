/** Uploads of a page of tests, which are answered at once. */
import { vi } from 'vitest';

/** Has each upload of the page get this answer. @param answer returns it, as JSON has it */
export function stubUploads(answer: (form: FormData) => unknown): void {
  class StubUpload extends EventTarget {
    readonly upload = new EventTarget();
    status = 200;
    responseText = '';
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    abort() {}
    getResponseHeader() {
      return null;
    }
    send(form: FormData) {
      this.responseText = JSON.stringify(answer(form));
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubUpload);
}
