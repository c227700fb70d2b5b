/**
 * React's development build keeps the stack of every element that a page creates, so that a warning can name its owner: a
 * fifth of the time of these tests. Above a number of elements it keeps none; this file sets the count above it from the
 * start. Warnings still appear, and fail the test that they appear in.
 */
import * as React from 'react';

const parts: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof parts !== 'object' || parts === null || !('recentlyCreatedOwnerStacks' in parts)) {
  throw new Error(
    'React counts its stacks elsewhere: look for recentlyCreatedOwnerStacks in its build for development',
  );
}
Object.defineProperty(parts, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
