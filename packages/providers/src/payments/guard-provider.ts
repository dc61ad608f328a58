import { AppError } from '@semblante/core/kernel';
import type { PaymentProvider } from '@semblante/core/payments';
import { type Circuit, CircuitOpen, createCircuit } from '../circuit/circuit.ts';

const isAway = (cause: unknown) => cause instanceof AppError && cause.code === 'payments.gateway_unavailable';

/** A gateway that hangs is not asked by everybody in turn: who comes next hears at once that it is away. */
export function guardProvider(provider: PaymentProvider, circuit: Circuit = createCircuit()): PaymentProvider {
  const guarded = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await circuit.run(call, isAway);
    } catch (cause) {
      if (cause instanceof CircuitOpen) throw new AppError('payments.gateway_unavailable', {}, { cause });
      throw cause;
    }
  };
  return {
    gateway: provider.gateway,
    methods: provider.methods,
    canRefund: (method) => provider.canRefund(method),
    readEvent: (raw, now) => provider.readEvent(raw, now),
    create: (order) => guarded(() => provider.create(order)),
    find: (known) => guarded(() => provider.find(known)),
    cancel: (known) => guarded(() => provider.cancel(known)),
    refund: (order) => guarded(() => provider.refund(order)),
    findRefund: (sent) => guarded(() => provider.findRefund(sent)),
  };
}
