export {
  type AsaasSimulator,
  type AsaasSimulatorParts,
  openAsaasSimulator,
} from '#simulators/asaas/open-asaas-simulator.ts'
