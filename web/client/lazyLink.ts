import { ApolloLink } from '@apollo/client';
import { Observable, type Subscription } from 'rxjs';

/** Creates a link whose code is loaded once, by its first operation. If loading fails, the next operation retries it. */
export function lazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let inner: Subscription | undefined;
        let ended = false;
        loading ??= load();
        loading.then(
          (link) => {
            if (!ended) inner = link.request(operation, forward).subscribe(observer);
          },
          (error: unknown) => {
            loading = undefined;
            observer.error(error);
          },
        );
        return () => {
          ended = true;
          inner?.unsubscribe();
        };
      }),
  );
}
