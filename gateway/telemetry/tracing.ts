/**
 * Optional OpenTelemetry: a span for each request and, below it, one for each upstream call. Like the log, spans contain
 * routes and operation names, never documents, variables or users.
 */
import { type Context, DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { RequestHandler } from 'express';
import { notesOf } from '../http/request.ts';
import type { Logger } from '../log.ts';
import type { EndedCall } from '../upstream/call.ts';

/** Records requests and their upstream calls. */
export interface Tracing {
  /** Mounted after the handler that assigns request ids. */
  readonly handler: RequestHandler;
  callEnded(call: EndedCall): void;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** The deadline of an export (ms), retries included; a stop waits for it. */
const EXPORT_MS = 3000;

const off: Tracing = {
  handler: (_request, _response, next) => next(),
  callEnded: () => {},
  stop: async () => {},
};

/**
 * Creates the tracing. Names follow OpenTelemetry's semantic conventions for HTTP and GraphQL.
 * @param endpoint the URL of a collector that accepts OTLP over HTTP (`OTEL_EXPORTER_OTLP_ENDPOINT`; its path `/v1/traces`
 *   is added); null disables tracing
 * @param log gets a line if the collector is unreachable
 */
export function tracingTo(endpoint: string | null, log: Logger): Tracing {
  if (endpoint === null) return off;
  const warn = (message: string, ...details: unknown[]) => log.warn({ details }, `tracing: ${message}`);
  diag.setLogger({ error: warn, warn, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lading-gateway' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('lading-gateway');
  /** Running requests, as parents of their calls. */
  const requests = new Map<string, Context>();

  return {
    handler(request, response, next) {
      const { requestId } = notesOf(request);
      const { method, path } = request;
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, root: true });
      requests.set(requestId, trace.setSpan(ROOT_CONTEXT, span));
      response.once('close', () => {
        requests.delete(requestId);
        const status = response.writableFinished ? response.statusCode : 499;
        const { operation } = notesOf(request);
        // Other paths may contain ids: span names would be unbounded.
        if (path === '/graphql') span.updateName(`${method} ${path} ${operation ?? ''}`.trimEnd());
        span.setAttributes({
          'http.request.method': method,
          'http.response.status_code': status,
          'url.path': path,
          'lading.request_id': requestId,
          ...(operation && { 'graphql.operation.name': operation }),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      next();
    },
    callEnded({ method, route, requestId, attempts, ms, error }) {
      const startTime = Date.now() - ms;
      const attributes = { 'http.request.method': method, 'url.template': route, 'lading.attempts': attempts };
      const parent = (requestId && requests.get(requestId)) || ROOT_CONTEXT;
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.CLIENT, startTime, attributes }, parent);
      if (error) span.setAttribute('error.type', error.code).setStatus({ code: SpanStatusCode.ERROR });
      span.end(startTime + ms);
    },
    stop: () =>
      provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'tracing: the last spans are lost')),
  };
}
