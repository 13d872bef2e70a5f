import './site.css'
import { Outlet } from 'react-router'

/** Pages that are plain HTML once built: no React, no Mantine, links that load a page. */
export default function SiteLayout() {
  return <Outlet />
}
