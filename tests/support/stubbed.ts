/** The gateway in front of a stub backend, for a suite or for one test, with nothing to be stopped by hand. */
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { type FaultProxy, faultProxy } from './faultProxy.ts';
import { type GatewayOptions, startGateway, type TestGateway } from './gateway.ts';
import { type StubApi, startStubApi } from './stubApi.ts';

export interface Stubbed {
  api: StubApi;
  gateway: TestGateway;
  /** Of a session of the first user. */
  token: string;
}

/** For all tests of a file or a `describe`; before each of them the stub forgets its calls. Await it where the suite begins. */
export async function suiteStub(options: GatewayOptions = {}): Promise<Stubbed> {
  const api = await startStubApi();
  const gateway = await startGateway(api, options);
  beforeEach(() => {
    api.calls.length = 0;
  });
  afterAll(async () => {
    await gateway.stop();
    await api.stop();
  });
  return { api, gateway, token: api.sessions.issue() };
}

/** For the test that runs. */
export async function ownStub(options: GatewayOptions = {}): Promise<Stubbed> {
  const { api, token } = await ownApi();
  return { api, gateway: await ownGateway(api, options), token };
}

/** A further gateway for the test that runs. */
export async function ownGateway(
  api: { url: string; cableUrl: string },
  options: GatewayOptions = {},
): Promise<TestGateway> {
  const gateway = await startGateway(api, options);
  onTestFinished(() => gateway.stop());
  return gateway;
}

/** A stub for the test that runs. */
export async function ownApi(): Promise<{ api: StubApi; token: string }> {
  const api = await startStubApi();
  onTestFinished(() => api.stop());
  return { api, token: api.sessions.issue() };
}

/** A stub for the test that runs, and the proxy with faults in front of it. */
export async function ownFaultyApi(): Promise<{ api: StubApi; proxy: FaultProxy; token: string }> {
  const { api, token } = await ownApi();
  const proxy = await faultProxy(api.url);
  onTestFinished(() => proxy.stop());
  return { api, proxy, token };
}
