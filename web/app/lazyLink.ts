import { ApolloLink } from '@apollo/client';
import { Observable, type Subscription } from 'rxjs';

/** A link whose code is loaded with the first operation that needs it; once for all of them. */
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
