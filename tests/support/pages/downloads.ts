/** Downloads of a page of tests, which end at once: with a file, or with a broken connection. */
import { vi } from 'vitest';

/** What a page downloads. */
interface Downloads {
  /** The addresses that it asked for. */
  readonly asked: readonly URL[];
  /** The languages in which it asked for them. */
  readonly languages: readonly (string | undefined)[];
  /** The names of the files that it saved. */
  readonly saved: readonly string[];
  /** Breaks the connection of each download that follows, or no longer. */
  isCut: boolean;
}

/** Has each download of the page answer with a file of this name. Call it before the page downloads anything. */
export function stubDownloads(fileName: string): Downloads {
  const asked: URL[] = [];
  const languages: (string | undefined)[] = [];
  const saved: string[] = [];
  const downloads: Downloads = { asked, languages, saved, isCut: false };
  class StubDownload extends EventTarget {
    readonly upload = new EventTarget();
    status = 200;
    response = new Blob(['\uFEFFPO #\r\n']);
    headers = new Map<string, string>();
    onload?: () => void;
    onerror?: () => void;
    open(_method: string, address: string) {
      asked.push(new URL(address, 'http://page'));
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    abort() {}
    getResponseHeader(name: string) {
      return name === 'content-disposition' ? `attachment; filename="${fileName}"` : null;
    }
    send() {
      languages.push(this.headers.get('accept-language'));
      queueMicrotask(() => (downloads.isCut ? this.onerror?.() : this.onload?.()));
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubDownload);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return downloads;
}
